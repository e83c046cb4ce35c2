import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type EntityNameValues, resetAvailability } from '#rules';

/** What the registry said of a name no longer holds once the name is edited (W4-name-outcomes). */
export function AvailabilityReset() {
  const { values, initialValues, setValues } = useFormikContext<EntityNameValues>();
  const isStale = values.availability !== null && values.name !== initialValues.name;
  useEffect(() => {
    if (isStale) void setValues(resetAvailability(values), false);
  }, [isStale, values, setValues]);
  return null;
}
