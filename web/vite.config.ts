import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { ICONS } from './src/icon_names'

/** The drawings of the icons that are used, out of some four thousand. */
function icons(): Plugin {
  const name = 'virtual:icons'
  return {
    name: 'icons',
    resolveId: (id) => (id === name ? id : null),
    load(id) {
      if (id !== name) return null
      const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))
      const drawn = Object.fromEntries(
        ICONS.map((icon) => {
          if (!set.icons[icon]) throw new Error(`there is no icon ${icon}`)
          return [icon, set.icons[icon].body]
        }),
      )
      return `export default ${JSON.stringify(drawn)}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/sortilege/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
