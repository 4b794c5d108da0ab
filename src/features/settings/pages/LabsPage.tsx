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
      detail={t`Features that are not finished yet. They are on for you alone, and you can turn them off at any time.`}
    >
      <div id="labs">
        <FlagList
          query={useQuery(labsQuery())}
          title={t`Features to try`}
          failed={t`The list of features could not be loaded`}
          none={t`There is nothing to try right now`}
          noneDetail={t`Features we are testing are listed here. You can turn them on.`}
          row={(flag) => <FlagRow key={flag.name} flag={flag} />}
        />
      </div>
    </SettingsFrame>
  );
}
