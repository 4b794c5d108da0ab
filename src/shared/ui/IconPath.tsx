/** Path of an icon; one that starts with "F" is filled instead of stroked. */
export function IconPath({ path }: { path: string }) {
  return path.startsWith('F') ? (
    <path fill="currentColor" stroke="none" d={path.slice(1)} />
  ) : (
    <path d={path} />
  );
}
