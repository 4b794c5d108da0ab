import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// English lives in the code, so an empty catalogue is the complete one.
i18n.loadAndActivate({ locale: 'en', messages: {} });

afterEach(cleanup);
