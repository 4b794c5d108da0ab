import { type ReactNode, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type Ground, useGround } from '#src/shared/navigation/ground.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { ScrollToTop } from '#src/shared/ui/ScrollToTop.tsx';
import { LayerElementContext } from '../routes/layer-element.ts';
import { matchRow } from '../routes/match.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';
import { UnsupportedBrowser } from './UnsupportedBrowser.tsx';

/** The id the skip link leads to. */
export const MAIN_ID = 'main';

/** The look of the blog whose page is on the ground. */
function useBlogGround(): Ground | undefined {
  const { row, params } = matchRow(useLayers().base.pathname) ?? {};
  return useGround(row?.pattern.startsWith('/:blogname') ? params?.blogname : undefined);
}

/**
 * What surrounds every page of the ground: the header, the navigation at the side (a bar at the foot on phones) and the
 * footer, which members have in their account menu. Pages get up to 990 px and arrange their own columns in them (spec 000 §9).
 */
export function Shell({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useViewer();
  const ground = useBlogGround();
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.shell}>
      <SkipLink target={MAIN_ID} />
      <UnsupportedBrowser />
      <Header />
      <div className={styles.frame} {...ground}>
        <div className={styles.side}>
          <SideNav />
          {isLoggedIn ? null : <Footer />}
        </div>
        <main ref={setMain} id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <LayerElementContext value={main}>{children}</LayerElementContext>
        </main>
      </div>
      <ScrollToTop />
      <TabBar />
    </div>
  );
}
