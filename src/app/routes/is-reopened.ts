/** Whether this document was reloaded or reached by Back, rather than opened anew. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
