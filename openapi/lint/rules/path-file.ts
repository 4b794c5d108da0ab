import { basename, dirname } from 'node:path';
import { type Context, METHODS, type PathItem, type Rule } from '../types.ts';

/** Returns the file name of a URL path: `/v2/blog/{blog}/posts` → `blog_{blog}_posts.yaml`. */
export function fileNameOf(path: string): string {
  return `${path
    .replace(/^\/v2\//, '')
    .replace(/^\//, '')
    .replaceAll('/', '_')}.yaml`;
}

/** Requires one file per URL path, named after the URL, in the folder of its operations' only tag. */
export const pathFile: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    const path = String(context.key);
    const file = context.location.source.absoluteRef;
    if (context.rawLocation.source.absoluteRef === file) {
      context.report({ message: `${path} should stand in its own file, paths/<tag>/${fileNameOf(path)}.` });
      return;
    }
    if (basename(file) !== fileNameOf(path)) {
      context.report({ message: `The file of ${path} should be called ${fileNameOf(path)}.` });
    }
    for (const method of METHODS) {
      const tags = item[method]?.tags;
      if (tags && (tags.length !== 1 || tags[0] !== basename(dirname(file)))) {
        context.report({
          message: `An operation has one tag, and its file lies in that tag's folder: paths/${tags[0]}/${basename(file)}.`,
          location: context.location.child(method).child('tags'),
        });
      }
    }
  },
});
