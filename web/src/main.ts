import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { loadWords } from './words'

await loadWords()
mount(App, { target: document.getElementById('app')! })
