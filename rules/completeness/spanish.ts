import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const COMPLETENESS_IN_SPANISH: Dictionary = {
  'Information is missing or invalid.': 'Falta información o no es válida.',
  'Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.':
    'No ha cambiado nada: esta dirección ya consta en el registro. Cambie la dirección de la oficina principal, introduzca información adicional o añada un archivo adjunto.',
  'Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment.':
    'No ha cambiado nada: este agente ya consta en el registro con estas direcciones. Nombre otro agente, cambie una dirección, introduzca información adicional o añada un archivo adjunto.',
  'You must change the entity name, enter additional information, or add an attachment.':
    'Debe cambiar el nombre de la entidad, introducir información adicional o añadir un archivo adjunto.',
  'N/A': 'No aplica',
};
