/** Forms of a name. */

/** Returns a name in kebab case: `listBlogNotes` becomes `list-blog-notes`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
}

/** Returns a name with a capital first letter: `BlogNotes`. */
export const upperFirst = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Returns a name with a small first letter: `blogNotes`. */
export const lowerFirst = (name: string): string => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/** Returns a name as words: `blog notes`. */
export const spaced = (name: string): string => kebabCase(name).replaceAll('-', ' ');
