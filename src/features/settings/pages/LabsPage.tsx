import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LabsFlag } from '#generated/zod/labsFlag.zod.ts';
import { FlagList } from '#src/entities/settings/FlagList.tsx';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { labsQuery, useLabsFlag } from '../data/labs.ts';

function FlagRow({ flag }: { flag: LabsFlag }) {
  const { name, title, description, enabled, experimental } = flag;
  const { t } = useLingui();
  const { set, state, error } = useLabsFlag(flag);
  return (
    <SettingRow id={name} state={state}>
      <Checkbox
        look="switch"
        className={rows.field}
        label={title}
        hint={experimental ? t`${description} It is an experiment and may not always work.` : description}
        error={error}
        checked={enabled}
        onChange={({ target }) => set(target.checked)}
      />
    </SettingRow>
  );
}

/** Page of experimental features, each with a switch (spec 000 §2.7). */
export default function LabsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Labs`}
      detail={t`What is not finished yet. It is on for you alone, and you can switch it off at any time.`}
    >
      <div id="labs">
        <FlagList
          query={useQuery(labsQuery())}
          title={t`Features to try`}
          failed={t`The features to try did not come through`}
          none={t`Nothing to try just now`}
          noneDetail={t`What we try out next stands here, for you to switch on.`}
          row={(flag) => <FlagRow key={flag.name} flag={flag} />}
        />
      </div>
    </SettingsFrame>
  );
}
