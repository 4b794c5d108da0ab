import type { FastifyInstance } from 'fastify';
import type { WorkContext } from '#server/define-module.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { METHOD_PATH, methodUpdateUrl, PAYING_PAGES, type PayingKind } from './method-update-url.ts';
import { ProviderUnreachable } from './payment-provider.ts';

/**
 * Leads to the provider's page on which a member changes how they pay (`updateUrl` of the contract). That page is opened here
 * and not when its address is read, as each one is a session at the provider that lasts for minutes.
 */
export function serveMethodPage(app: FastifyInstance, context: WorkContext): void {
  for (const kind of Object.keys(PAYING_PAGES) as PayingKind[])
    app.get(`${METHOD_PATH}${kind}`, { config: { countsAsCall: true } }, async (request, reply) => {
      const viewer = await viewerOfPage(request);
      const target = viewer
        ? await pageOf(context, viewer.userId, kind)
        : `/login?redirect_to=${encodeURIComponent(METHOD_PATH + kind)}`;
      return reply.header('cache-control', 'private, no-store').redirect(target, 303);
    });
}

async function pageOf(context: WorkContext, userId: string, kind: PayingKind): Promise<string> {
  try {
    return await methodUpdateUrl(context, userId, kind);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return `${PAYING_PAGES[kind]}?card=unreachable`;
  }
}
