import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { AsideProps } from './Aside.tsx';

const Aside = lazyPart(() => import('./Aside.tsx'), 'Aside');

/** What stands beside a member's feed. Windows without room for it fetch neither its code nor what it shows. */
export function SideColumn(props: AsideProps) {
  return useMediaQuery(`(width >= ${BREAKPOINTS.navCompact}px)`) ? <Aside {...props} /> : null;
}
