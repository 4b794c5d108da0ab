const LISTED = /^ {2}(\/\S+): \{ \$ref: "(paths\/\S+)" \}$/;

/** A path file that the index of the contract does not list, with its URL. */
export interface UnlistedPath {
  file: string;
  url: string;
}

/**
 * Returns the path files that the index does not list. A file's name reads as its URL with every underscore outside a
 * parameter as a slash; `url` says it where a segment has an underscore itself.
 *
 * @param files relative to the index, such as `paths/blogs/user_blogs.yaml`
 */
export function unlistedPaths(index: string, files: readonly string[], url?: string): UnlistedPath[] {
  const listed = new Set(index.split('\n').map((line) => LISTED.exec(line)?.[2]));
  const unlisted = files.filter((file) => !listed.has(file));
  return unlisted.map((file) => {
    const name =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.yaml$/, '') ?? '';
    const read = `/v2/${name.replaceAll(/_(?![^{]*\})/g, '/')}`;
    return { file, url: unlisted.length === 1 && url ? url : read };
  });
}

/** Returns the index with a line for a path, in alphabetical order. */
export function withPathLine(index: string, { file, url }: UnlistedPath): string {
  const lines = index.split('\n');
  const line = `  ${url}: { $ref: "${file}" }`;
  const urls = lines.map((text) => LISTED.exec(text)?.[1]);
  const next = urls.findIndex((listed) => listed !== undefined && listed > url);
  const at = next === -1 ? urls.findLastIndex((listed) => listed !== undefined) + 1 : next;
  return lines.toSpliced(at, 0, line).join('\n');
}
