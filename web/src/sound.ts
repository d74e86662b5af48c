/** A soft chime: it is your turn. */
export function chime(): void {
  const audio = new AudioContext()
  for (const [place, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const at = audio.currentTime + place * 0.16
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.7)
  }
}
