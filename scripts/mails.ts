/**
 * Writes every mail with the data of its previews, in every language and scheme, to .cache/mails with an index page
 * (`npm run mails`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMailKinds, mailFixture, renderMail } from '#generated/mail-templates.js';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.cache/mails');
const site = {
  publicUrl: 'https://skein.example',
  imprint: 'Skein, Rua do Fio 12, 1200-114 Lisboa, Portugal',
};

/** Replaces inline parts by data addresses, because a browser knows no parts. */
async function withPictures(html: string, names: readonly string[]): Promise<string> {
  let shown = html;
  for (const name of names) {
    const bytes = await readFile(join(root, `server/mail/pictures/${name}.png`), 'base64');
    shown = shown.replaceAll(`"cid:${name}"`, `"data:image/png;base64,${bytes}"`);
  }
  return shown;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const rows: string[] = [];
for (const { kind, class: mailClass, setting, previews } of listMailKinds()) {
  for (const preview of previews) {
    const cells: string[] = [];
    for (const { code } of ENABLED_LOCALES) {
      const recipient = { to: 'marlow@example.com', locale: code, timeZone: 'Europe/Lisbon', name: 'marlow' };
      const mail = await renderMail(site, kind, recipient, mailFixture(kind, preview) as never, {
        stopUrl: `${site.publicUrl}/mail/stop#token`,
      });
      const name = `${kind}-${preview}-${code}`;
      await writeFile(join(folder, `${name}.html`), await withPictures(mail.html, mail.sitePictures));
      await writeFile(join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`);
      cells.push(
        `<td>${mail.subject}<br><a href="${name}.html">HTML</a> <a href="${name}.txt">text</a></td>`,
      );
    }
    rows.push(
      `<tr><th>${kind}, ${preview}</th><td>${mailClass}</td><td>${setting ?? ''}</td>${cells.join('')}</tr>`,
    );
  }
}
const style =
  'body{font:16px/1.5 sans-serif;margin:2rem}td,th{padding:.5rem;text-align:start;vertical-align:top}';
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><style>${style}</style><h1>Mails</h1><table>${rows.join('')}</table>`,
);
console.log(`${rows.length} mails written to ${join(folder, 'index.html')}`);
