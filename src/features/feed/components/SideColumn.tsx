import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { AsideProps } from './Aside.tsx';

const Aside = lazyPart(() => import('./Aside.tsx'), 'Aside');

/** Sidebar of a member's feed. Windows without space for it load neither its chunk nor its data. */
export function SideColumn(props: AsideProps) {
  return useMediaQuery(`(width >= ${BREAKPOINTS.navCompact}px)`) ? <Aside {...props} /> : null;
}
