"""C2-8.2 Physical prowess: swimming, jumping, climbing, falling, and standing above the ground."""
