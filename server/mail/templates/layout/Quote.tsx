import { COLOURS } from './colours.ts';
import { coloured, LAYOUT_TABLE, type TextSize } from './styles.ts';
import { Paragraph } from './Text.tsx';

/** Text that somebody wrote, set apart. Line breaks are kept. */
export function Quote({
  text,
  size = 'body',
  above = 20,
}: {
  text: string;
  size?: TextSize;
  above?: number;
}) {
  const sunken = coloured('sunken', { borderRadius: '8px', padding: '16px 18px' });
  const lines = text.split('\n');
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ marginTop: `${above}px`, borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td bgcolor={COLOURS.sunken.light} {...sunken}>
            <Paragraph size={size}>
              {lines.flatMap((line, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never move
                at === 0 ? [line] : [<br key={at} />, line],
              )}
            </Paragraph>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
