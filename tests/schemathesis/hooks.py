"""What Schemathesis must know of Skein that the contract cannot say."""

import schemathesis
