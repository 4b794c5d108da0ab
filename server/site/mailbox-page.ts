import type { FastifyInstance } from 'fastify';
import { readMailbox, type StoredMail } from '#server/mail/mailbox.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Renders an e-mail's text with clickable links. */
function article({ to, subject, text, sent }: StoredMail): string {
  const words = escaped(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
  const time = new Date(sent).toISOString();
  return `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · <time>${time}</time></p><pre>${words}</pre></article>`;
}

/**
 * Serves the e-mails that were stored instead of sent, at `/_mail`. Only the development server registers it, because
 * reading them allows logging in as any member.
 */
export function serveMailbox(app: FastifyInstance, dir: string): void {
  app.get('/_mail', async (_request, reply) => {
    const letters = await readMailbox(dir);
    const list = letters.map(article).join('') || '<p>No letters yet.</p>';
    const style = 'body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto}pre{white-space:pre-wrap}';
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><style>${style}</style><h1>Mailbox</h1>${list}`;
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
