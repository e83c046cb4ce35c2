import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FEES_IN_SPANISH: Dictionary = {
  'The fee of this filing is {fee} now, and was {seenFee} when it was shown to you. Nothing was charged. Check the fee, then pay.':
    'La tarifa de este trámite es ahora {fee}, y era {seenFee} cuando se le mostró. No se cobró nada. Revise la tarifa y luego pague.',
  'The report is late by now. The fee of this filing is {fee} now, and was {seenFee} when it was shown to you. Nothing was charged. Check the fee, then pay.':
    'El informe ya se presenta tarde. La tarifa de este trámite es ahora {fee}, y era {seenFee} cuando se le mostró. No se cobró nada. Revise la tarifa y luego pague.',
  'The periodic report of {name} is due by {day}.': 'El informe periódico de {name} vence el {day}.',
  'The periodic report of {name} was due by {day}. It is late, so the fee is {fee} higher.':
    'El informe periódico de {name} venció el {day}. Se presenta tarde, así que la tarifa es {fee} más alta.',
};
