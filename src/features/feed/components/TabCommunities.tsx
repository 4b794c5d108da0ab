import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListCommunitiesQueryOptions } from '#generated/hooks/communities/communities.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import styles from './TabTypes.module.css';

/** Number of the member's communities that are offered, the last used first. */
const OFFERED_COUNT = 50;

type TabCommunitiesProps = {
  /** Handles of the communities that the tab shows. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/**
 * Chooses the communities a tab shows: those of the member, and those it has already. Shows nothing to members without
 * the feature or without communities.
 */
export function TabCommunities({ chosen, onChange }: TabCommunitiesProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  const { data } = useQuery({
    ...getListCommunitiesQueryOptions({ mine: 1, limit: OFFERED_COUNT }),
    enabled: user?.labs?.includes('communities') ?? false,
  });
  const own = data?.response.communities ?? [];
  const others = chosen.filter((handle) => !own.some(({ name }) => name === handle));
  const offered = [...own, ...others.map((name) => ({ name, title: `@@${name}` }))];
  if (offered.length === 0) return null;
  const toggle = (handle: string): void =>
    onChange(chosen.includes(handle) ? chosen.filter((one) => one !== handle) : [...chosen, handle]);
  return (
    <FieldGroup name={t`Communities`}>
      <div className={styles.types}>
        {offered.map(({ name, title }) => (
          <Checkbox key={name} label={title} checked={chosen.includes(name)} onChange={() => toggle(name)} />
        ))}
      </div>
    </FieldGroup>
  );
}
