import type { ReactNode } from 'react';
import { COLOURS } from './colours.ts';
import { coloured, LAYOUT_TABLE } from './styles.ts';

/** The paper on the ground of a mail. */
export function Card({ children }: { children: ReactNode }) {
  const paper = coloured('paper', { borderRadius: '8px', padding: '32px 32px 36px' });
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td bgcolor={COLOURS.paper.light} className={`card ${paper.className}`} style={paper.style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
