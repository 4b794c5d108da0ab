import { Img } from '@react-email/components';
import { Children, type ReactNode } from 'react';
import { Bead, type MailBlog } from './Bead.tsx';
import { useMail } from './mail-parts-context.ts';
import { coloured, EMPTY_CELL, LAYOUT_TABLE } from './styles.ts';

/** Beads on a thread, each with what belongs to it. */
export function Thread({ children }: { children: ReactNode }) {
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ marginTop: '24px', borderCollapse: 'separate' }}>
      {Children.map(children, (child) => (
        <tbody>{child}</tbody>
      ))}
    </table>
  );
}

interface KnottedProps {
  blog: MailBlog;
  /** Line beside the bead. */
  heading: ReactNode;
  children?: ReactNode;
  /** Line that leads on from the bead; `none` for the last. */
  line?: 'solid' | 'dashed' | 'none';
}

/** One bead of a thread, its heading, and what is below it. */
export function Knotted({ blog, heading, children, line = 'solid' }: KnottedProps) {
  const { start } = useMail();
  const side = start === 'left' ? 'Left' : 'Right';
  const drawn = coloured('thread', {
    width: '21px',
    ...EMPTY_CELL,
    [`border${side}Width`]: '2px',
    [`border${side}Style`]: line,
  });
  return (
    <>
      <tr>
        <td colSpan={2} width={40} valign="top" style={{ width: '40px' }}>
          <Bead blog={blog} />
        </td>
        <td className={`rail-${start}`} valign="middle" style={{ [`padding${side}`]: '12px' }}>
          {heading}
        </td>
      </tr>
      <tr>
        <td width={19} style={{ width: '19px', ...EMPTY_CELL }}>
          &nbsp;
        </td>
        <td width={21} {...(line === 'none' ? { style: { width: '21px', ...EMPTY_CELL } } : drawn)}>
          &nbsp;
        </td>
        <td
          className={`rail-${start}`}
          style={{ padding: `4px 0 ${line === 'none' ? 0 : 20}px`, [`padding${side}`]: '12px' }}
        >
          {children}
        </td>
      </tr>
    </>
  );
}

/** Content below a thread, under the words beside it. */
export function UnderRail({ children }: { children: ReactNode }) {
  const { start } = useMail();
  const before = start === 'left' ? 'paddingLeft' : 'paddingRight';
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          <td className={`under-rail-${start}`} style={{ [before]: '52px' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The end of a thread: the curl, and a sentence or a link. */
export function Curl({ children }: { children: ReactNode }) {
  const { start } = useMail();
  return (
    <tr>
      <td width={19} style={{ width: '19px', fontSize: 0 }}>
        &nbsp;
      </td>
      <td colSpan={2} valign="top">
        <table {...LAYOUT_TABLE} width="100%" style={{ borderCollapse: 'separate' }}>
          <tbody>
            <tr>
              <td width={40} valign="top" style={{ width: '40px', ...EMPTY_CELL }}>
                <Img
                  src={start === 'left' ? 'cid:curl' : 'cid:curl-mirrored'}
                  width={40}
                  height={36}
                  alt=""
                  style={{ width: '40px', height: '36px' }}
                />
              </td>
              <td
                valign="bottom"
                style={{ padding: '0 0 2px', [start === 'left' ? 'paddingLeft' : 'paddingRight']: '10px' }}
              >
                {children}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}
