/** How a request may name one thing where it is routed and another where some other reader of it may look. */
export interface Spelling {
  what: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the target itself is as it was: the answer must then be the very same. */
  isSameTarget?: boolean;
}

/** Something that a path names: `/v2/blog/desk/posts/12`, with what stands at its parameters. */
export interface Named {
  path: string;
  ids: Record<string, string>;
  query: Record<string, string>;
}

function queried({ path, query }: Named, more: string): string {
  const own = new URLSearchParams(query).toString();
  return `${path}?${[own, more].filter(Boolean).join('&')}`;
}

/** Headers by which proxies and frameworks say that another request is meant than the one that was sent. */
function overrides({ path, ids }: Named): Record<string, string> {
  return {
    'x-http-method-override': 'DELETE',
    'x-http-method': 'DELETE',
    'x-method-override': 'DELETE',
    'x-original-method': 'DELETE',
    'x-original-url': path,
    'x-original-uri': path,
    'x-rewrite-url': path,
    'x-forwarded-uri': path,
    'x-forwarded-path': path,
    'x-forwarded-prefix': path,
    'x-forwarded-host': `${ids.blog ?? 'desk'}.skein.localhost`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-user': 'marlow',
    'x-real-ip': '127.0.0.1',
    'x-remote-user': 'marlow',
    forwarded: 'for=127.0.0.1;host=desk.skein.localhost;proto=https',
    destination: path,
    'content-location': path,
  };
}

/** A call of one thing, each time with another thing named beside it. */
export function spellings(routed: Named, beside: Named): Spelling[] {
  const { path } = routed;
  const asQuery = new URLSearchParams(beside.ids).toString();
  const last = Object.values(beside.ids).at(-1) ?? '';
  const entries = Object.entries(routed.ids);
  const [name = '', value = ''] = entries.at(-1) ?? [];
  /** With something put behind what stands at the last parameter. */
  const behind = (more: string) =>
    path.replace(`/${encodeURIComponent(value)}`, (found) => `${found}${more}`) +
    queried({ ...routed, path: '' }, '');
  return [
    { what: 'parameters in the query', path: queried(routed, asQuery) },
    { what: 'parameters in the query, twice', path: queried(routed, `${asQuery}&${asQuery}`) },
    { what: 'own query, twice', path: queried(routed, new URLSearchParams(routed.query).toString()) },
    { what: 'an id at the end of the query', path: queried(routed, `x=/${last}`) },
    { what: 'a path as the query', path: queried(routed, beside.path) },
    { what: 'a method in the query', path: queried(routed, '_method=DELETE') },
    { what: 'a fragment', path: `${queried(routed, '')}#${beside.path}` },
    { what: 'a fragment before the query', path: `${path}#/${last}?${asQuery}` },
    { what: 'a parameter of the matrix', path: behind(`;${name}=${last}`) },
    { what: 'an encoded slash', path: behind(`%2f${last}`) },
    { what: 'an encoded way up', path: behind(`%2f..%2f${last}`) },
    { what: 'a way up that is encoded twice', path: behind(`%252f..%252f${last}`) },
    { what: 'dot segments', path: behind(`/../${last}`) },
    { what: 'encoded dot segments', path: behind(`/%2e%2e/${last}`) },
    { what: 'backslashes', path: behind(`\\..\\${last}`) },
    { what: 'a NUL', path: behind(`%00${last}`) },
    { what: 'two slashes', path: `/${queried(routed, '')}` },
    { what: 'a slash at the end', path: queried({ ...routed, path: `${path}/` }, '') },
    { what: 'a whole address', path: `http://elsewhere.test${queried(routed, '')}`, isSameTarget: true },
    {
      what: 'headers that name another request',
      path: queried(routed, ''),
      headers: overrides(beside),
      isSameTarget: true,
    },
  ];
}
