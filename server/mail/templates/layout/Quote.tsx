import { COLOURS } from './colours.ts';
import { useMail } from './mail-parts-context.ts';
import { coloured, LAYOUT_TABLE, type TextSize } from './styles.ts';
import { Paragraph } from './Text.tsx';

/** Text that somebody wrote. Line breaks are kept. */
export function Lines({ text, size = 'body' }: { text: string; size?: TextSize }) {
  return (
    <Paragraph size={size}>
      {text.split('\n').flatMap((line, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never move
        at === 0 ? [line] : [<br key={at} />, line],
      )}
    </Paragraph>
  );
}

interface QuoteProps {
  text: string;
  size?: TextSize;
  above?: number;
  /** True for a speech bubble, whose first corner points to who said it. */
  isSaid?: boolean;
}

/** Text that somebody wrote, set apart. */
export function Quote({ text, size = 'body', above = 20, isSaid = false }: QuoteProps) {
  const { start } = useMail();
  const bubble = start === 'left' ? '4px 14px 14px 14px' : '14px 4px 14px 14px';
  const sunken = coloured('sunken', { borderRadius: isSaid ? bubble : '8px', padding: '16px 18px' });
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ marginTop: `${above}px`, borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td bgcolor={COLOURS.sunken.light} {...sunken}>
            <Lines text={text} size={size} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
