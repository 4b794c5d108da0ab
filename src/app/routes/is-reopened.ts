/** Returns true when this document was reloaded or reached by Back or Forward. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
