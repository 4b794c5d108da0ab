import type { ReactNode } from 'react';
import { useMail } from './mail-parts-context.ts';
import { coloured, EMPTY_CELL, LAYOUT_TABLE } from './styles.ts';
import { Paragraph } from './Text.tsx';

/** A knot on the thread of time. */
export interface Moment {
  title: string;
  detail?: ReactNode;
  /** True for the knot that is tied now, which holds the button. */
  isNow?: boolean;
}

function Knot({ isNow }: { isNow: boolean }) {
  const drawn = isNow
    ? coloured('accent', { width: '10px', height: '10px', border: 0 })
    : coloured('knot', { width: '6px', height: '6px', borderWidth: '2px', borderStyle: 'solid' });
  return (
    <div className={drawn.className} style={{ ...drawn.style, borderRadius: '10px', ...EMPTY_CELL }}>
      &nbsp;
    </div>
  );
}

/** The times of a change, in order, on a quiet thread. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
  const { start } = useMail();
  const side = start === 'left' ? 'Left' : 'Right';
  const thread = coloured('quiet-thread', { width: '6px', ...EMPTY_CELL });
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ marginTop: '24px', borderCollapse: 'separate' }}>
      {moments.map(({ title, detail, isNow = false }, at) => {
        const isLast = at === moments.length - 1;
        const line = isLast ? {} : { [`border${side}Width`]: '2px', [`border${side}Style`]: 'solid' };
        return (
          <tbody key={title}>
            <tr>
              <td colSpan={2} width={10} height={25} valign="middle" style={{ width: '10px' }}>
                <Knot isNow={isNow} />
              </td>
              <td valign="middle" style={{ [`padding${side}`]: '14px' }}>
                <Paragraph>
                  <b style={{ fontWeight: 700 }}>{title}</b>
                </Paragraph>
              </td>
            </tr>
            <tr>
              <td width={4} style={{ width: '4px', ...EMPTY_CELL }}>
                &nbsp;
              </td>
              <td
                width={6}
                className={isLast ? undefined : thread.className}
                style={isLast ? { width: '6px', ...EMPTY_CELL } : { ...thread.style, ...line }}
              >
                &nbsp;
              </td>
              <td style={{ padding: `0 0 ${isLast ? 0 : 18}px`, [`padding${side}`]: '14px' }}>
                {typeof detail === 'string' ? (
                  <Paragraph size="detail" tone="muted">
                    {detail}
                  </Paragraph>
                ) : (
                  detail
                )}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
