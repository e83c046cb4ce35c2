import type { FilingEffect } from '../declare-effect';

export const chgpoaEffect: FilingEffect = {
  about: ['principalOffice'],
  sets: ({ principalOfficeValues }) => [{ set: { principalOffice: principalOfficeValues } }],
};
