/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const icons: Record<string, string>
  export default icons
}
