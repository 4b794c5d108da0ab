/** A request that names one resource where it is routed and another where another reader may look. */
export interface Spelling {
  what: string;
  path: string;
  headers?: Record<string, string>;
  /** True when the target itself is unchanged: the answer must then be the same. */
  isSameTarget?: boolean;
}

/** A path with its parameter values: `/v2/blog/desk/posts/12`. */
export interface Named {
  path: string;
  ids: Record<string, string>;
  query: Record<string, string>;
}

function queried({ path, query }: Named, more: string): string {
  const own = new URLSearchParams(query).toString();
  return `${path}?${[own, more].filter(Boolean).join('&')}`;
}

/** Returns headers by which proxies and frameworks override the request target. */
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

/** Returns the requests for one resource, each with another resource named elsewhere. */
export function spellings(routed: Named, beside: Named): Spelling[] {
  const { path } = routed;
  const asQuery = new URLSearchParams(beside.ids).toString();
  const last = Object.values(beside.ids).at(-1) ?? '';
  const entries = Object.entries(routed.ids);
  const [name = '', value = ''] = entries.at(-1) ?? [];
  /** Appends something to the last parameter. */
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
