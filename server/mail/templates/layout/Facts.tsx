import { useMail } from './mail-parts-context.ts';
import { coloured, LAYOUT_TABLE } from './styles.ts';
import { Paragraph } from './Text.tsx';

/** Names and values below each other, such as the device, the place and the time of a log-in. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const { start } = useMail();
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ marginTop: '20px' }}>
      <tbody>
        {facts.map(([name, value], at) => {
          const line = coloured('line', {
            padding: '11px 0',
            borderWidth: at === 0 ? 0 : '1px 0 0',
            borderStyle: 'solid',
            textAlign: start,
          });
          return (
            <tr key={name}>
              <td width={92} valign="top" className={line.className} style={{ ...line.style, width: '92px' }}>
                <Paragraph tone="muted">{name}</Paragraph>
              </td>
              <td valign="top" {...line}>
                <Paragraph>
                  <span style={{ fontWeight: 600 }}>{value}</span>
                </Paragraph>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
