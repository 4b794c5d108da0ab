/** Badges and frames that blogs of the demo world own and wear, by the name of the blog. */
export const DEMO_WEAR: Readonly<Record<string, { frame?: string; badges: readonly string[] }>> = {
  marlow: { frame: 'frame-knitted', badges: ['badge-cup-of-tea', 'badge-seven-ridges'] },
  odile: { frame: 'frame-ivy', badges: ['badge-moth'] },
  tamsin: { frame: 'frame-moons', badges: ['badge-comet', 'badge-light'] },
};
