import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

const SHEET = /\.css(?:$|\?)/;

/** Returns the style sheets that modules import, directly and transitively, dependencies first. */
function sheetsUnder(roots: readonly (EnvironmentModuleNode | undefined)[]): Set<EnvironmentModuleNode> {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (SHEET.test(module.url)) sheets.add(module);
  };
  for (const root of roots) if (root) visit(root);
  return sheets;
}

/**
 * Returns the rules of all modules rendered so far, for the head of a document. In development styles otherwise come
 * with the scripts, so a server-rendered page would be unstyled until then. The attributes are those by which Vite's
 * client recognises its elements, so that it adopts and reloads them.
 *
 * @param entries entry modules of the browser's and the server's side
 */
export async function devStyles(
  { environments: { client, ssr } }: Pick<ViteDevServer, 'environments'>,
  entries: { client: string; server: string },
): Promise<string> {
  if (!client || !ssr) return '';
  await client.transformRequest(entries.client);
  const entry = await client.moduleGraph.getModuleByUrl(entries.client);
  const shared = [...(entry?.importedModules ?? [])].filter(({ url }) => SHEET.test(url));
  const sheets = sheetsUnder([...shared, await ssr.moduleGraph.getModuleByUrl(entries.server)]);
  const elements = [...sheets].map(async ({ id, url }) => {
    const sheet = await client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
    return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`;
  });
  return (await Promise.all(elements)).join('\n');
}
