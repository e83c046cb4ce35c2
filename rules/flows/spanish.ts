import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FLOWS_IN_SPANISH: Dictionary = {
  'Management & members': 'Administración y miembros',
  'Voting & assets': 'Votación y bienes',
  'Step {number} of {total}': 'Paso {number} de {total}',
  'Pay {amount}': 'Pagar {amount}',
  'Delete this filing': 'Eliminar este trámite',
  'Discard these changes': 'Descartar estos cambios',
  'Discard this entry': 'Descartar esta entrada',
  Cancel: 'Cancelar',
  'Additional information': 'Información adicional',
  'Amend an entity': 'Enmendar una entidad',
  'Cure Intro': 'Introducción para subsanar la morosidad',
  'Takes effect': 'Entra en vigencia',
  'Delayed effective date': 'Fecha de vigencia diferida',
  'Entity name': 'Nombre de la entidad',
  'Filing review': 'Revisión del trámite',
  'Principal office address': 'Dirección de la oficina principal',
  'Private attachments': 'Archivos adjuntos privados',
  'Registered agent': 'Agente registrado',
  "The entity's principal office has changed. The new address is:":
    'La oficina principal de la entidad ha cambiado. La nueva dirección es:',
  "The entity's registered agent has changed. The new registered agent is:":
    'El agente registrado de la entidad ha cambiado. El nuevo agente registrado es:',
  "What's next": 'Próximos pasos',
  'a credit or debit card': 'una tarjeta de crédito o débito',
  'a document on its capital stock and its members': 'un documento sobre su capital social y sus miembros',
  'an affidavit or a photo ID, or both, where the office asks for them':
    'una declaración jurada o una identificación con foto, o ambas, si la oficina las pide',
  'its purpose, and the number and terms of its directors':
    'su finalidad, y el número y los mandatos de sus directores',
  'the name and address of each person who files':
    'el nombre y la dirección de cada persona que presenta el trámite',
  'the name that you want to use': 'el nombre que desea usar',
  'the names and addresses of the people who form it':
    'los nombres y las direcciones de las personas que la constituyen',
  'the new name, if the name changes': 'el nuevo nombre, si el nombre cambia',
  'the number of shares, and the classes if there are several':
    'el número de acciones, y las clases si hay varias',
  "the registered agent's entity ID number, driver's license or ID card":
    'el número de identificación de entidad, la licencia de conducir o la tarjeta de identificación del agente registrado',
  'the statute that it existed under': 'la ley conforme a la cual existía',
  'the street address of the principal office': 'la dirección de la oficina principal',
  'the text or document of what changes': 'el texto o documento de lo que cambia',
  'whether members vote, and where the assets go when it is dissolved':
    'si los miembros votan, y adónde van los bienes cuando se disuelva',
  'who manages the company: its members or its managers':
    'quién administra la empresa: sus miembros o sus gerentes',
  'Form a limited liability company': 'Constituir una compañía de responsabilidad limitada',
  'Persons forming': 'Personas que constituyen la entidad',
  'Purpose and directors': 'Finalidad y directores',
  'Current and new names': 'Nombres actual y nuevo',
  'Distribution of assets': 'Distribución de los bienes',
  'Filer information': 'Información de quien presenta',
  'Notification email': 'Correo electrónico para avisos',
  'Number of directors and term': 'Número de directores y mandato',
  'Statement of purpose': 'Declaración de la finalidad',
  Statute: 'Ley',
  'Voting members': 'Miembros con derecho a voto',
  'Are you sure that you want to Cancel? All of the information you entered will be lost.':
    '¿Está seguro de que desea cancelar? Se perderá toda la información que ingresó.',
  No: 'No',
  Yes: 'Sí',
  'Save changes': 'Guardar los cambios',
  'Yes please, cancel': 'Sí, cancelar',
  Attachments: 'Archivos adjuntos',
  Filer: 'Quien presenta',
  Incorporators: 'Incorporadores',
  Management: 'Administración',
  Notifications: 'Avisos',
  Payment: 'Pago',
  Receipt: 'Comprobante',
  Shares: 'Acciones',
  Intro: 'Introducción',
  Introduction: 'Introducción',
  Start: 'Comenzar',
  Review: 'Revisión',
  'Voting and assets': 'Votación y bienes',
  'The office reviews this filing before it takes effect. It asks for your email address and for documents that only its staff can see. You pay when you submit it. If it is rejected, the charge is refunded and you have {days} days to correct it.':
    'La oficina revisa este trámite antes de que entre en vigencia. Pide su dirección de correo electrónico y documentos que solo puede ver su personal. Usted paga al presentarlo. Si se rechaza, se le reembolsa el cobro y tiene {days} días para corregirlo.',
};
