import { COLOURS } from './colours.ts';
import { LAYOUT_TABLE, written } from './styles.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Estimated width of the label in pixels, for Outlook, which does not measure it. */
const widthOf = (label: string): number => Math.max(100, Math.round(label.length * 9) + 48);

/**
 * The one filled button of a mail: 44 pixels high, drawn in VML for Outlook. Its target is a page that asks for a
 * press, because scanners of mails open every link.
 */
export function ActionButton({ href, label, above = 24 }: { href: string; label: string; above?: number }) {
  const { accent, 'on-accent': text } = COLOURS;
  const { style } = written('body', 'on-accent', {
    lineHeight: '20px',
    fontWeight: 700,
    padding: '12px 24px',
  });
  const css = `display:inline-block;padding:12px 24px;border-radius:22px;background-color:${accent.light};color:${text.light};font-family:${String(style.fontFamily).replaceAll('"', "'")};font-size:16px;line-height:20px;font-weight:700;text-decoration:none`;
  const outlook = `<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${escaped(href)}" style="height:44px;v-text-anchor:middle;width:${widthOf(label)}px" arcsize="50%" stroke="f" fillcolor="${accent.light}"><w:anchorlock/><center style="color:${text.light};font-family:Arial,sans-serif;font-size:16px;font-weight:bold">${escaped(label)}</center></v:roundrect><![endif]-->`;
  const others = `<!--[if !mso]><!--><a class="accent on-accent" href="${escaped(href)}" target="_blank" style="${css}">${escaped(label)}</a><!--<![endif]-->`;
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: conditional comments cannot be written in JSX; every value is escaped */}
          <td style={{ padding: `${above}px 0 0` }} dangerouslySetInnerHTML={{ __html: outlook + others }} />
        </tr>
      </tbody>
    </table>
  );
}
