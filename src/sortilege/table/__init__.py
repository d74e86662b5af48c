"""The playing surface: bases, distance, sight, arcs, areas, paths, terrain. It knows no game.

| module | what it answers |
|---|---|
| `measure` | how lengths compare: units, directions, the one tolerance |
| `base`, `terrain`, `battlefield` | what lies on the table |
| `distance`, `contact`, `arc` | how two bases lie to each other |
| `sight` (`shadows`) | what one base sees of another |
| `areas` (`sector`) | what lies under a disc, a cone, a strip, a polygon, or about a base |
| `paths` (`obstacles`, `going`, `around`) | which way a base may go, and at what cost |
| `standing`, `places` (`sliding`), `beside`, `reach` | where a base may stand or touch another, and how far that is |
| `placement`, `placed` | the question where a base goes, and its answer |
"""
