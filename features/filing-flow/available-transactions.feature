Feature: Which transactions an entity on record can file
  What an entity can file depends on its type and its status. A filer who asks for another transaction is told why it cannot be filed.

  @W7-available
  Rule: A transaction is open to entities of some types
    Scenario Outline: The types of entities that a transaction is open to
      When a visitor asks who can file the transaction "<transaction>"
      Then the transaction is open to entities of the types "<types>"

      Examples:
        | transaction  | types                      |
        | REPORT       | DLLC, DPC, DNC, DC55, DC56 |
        | REINSTATE    | DLLC, DPC, DNC, DC55, DC56 |
        | CURE_DLNQ    | DLLC, DPC, DNC, DC55, DC56 |
        | CHG_ENT_ADR  | DLLC, DPC, DNC, DC55, DC56 |
        | CHG_AGT_INFO | DLLC, DPC, DNC, DC55, DC56 |
        | AMD_LLC      | DLLC                       |
        | AMD_NPC      | DNC                        |
        | AMD_55       | DC55                       |
        | ARTORG_LLC   |                            |
        | ARTINC_PC    |                            |
        | ARTINC_NPC   |                            |
        | ARTINC_55    |                            |
        | ARTINC_56    |                            |
        | COR_AGT_INFO |                            |

  @W7-available
  Rule: A transaction is open to entities of some statuses
    Scenario Outline: The statuses that a transaction is open to
      When a visitor asks who can file the transaction "<transaction>"
      Then the transaction is open to entities of the statuses "<statuses>"

      Examples: What keeps an entity current
        | transaction | statuses             |
        | REPORT      | GOOD, EXIST, NONCOMP |

      Examples: What makes an entity good again
        | transaction | statuses                           |
        | CURE_DLNQ   | DQQ                                |
        | REINSTATE   | ADISS, TDISS, DISS3Y, JDISS, VDISS |

      Examples: Changes of an entity that is not dissolved
        | transaction  | statuses                  |
        | CHG_ENT_ADR  | GOOD, EXIST, NONCOMP, DQQ |
        | CHG_AGT_INFO | GOOD, EXIST, NONCOMP, DQQ |

      Examples: Amendments, also of delinquent and dissolved entities, whose name keeps the statutory language
        | transaction | statuses                                                      |
        | AMD_LLC     | GOOD, EXIST, NONCOMP, DQQ, ADISS, TDISS, DISS3Y, JDISS, VDISS |
        | AMD_NPC     | GOOD, EXIST, NONCOMP, DQQ, ADISS, TDISS, DISS3Y, JDISS, VDISS |
        | AMD_55      | GOOD, EXIST, NONCOMP, DQQ, ADISS, TDISS, DISS3Y, JDISS, VDISS |

  @W7-available
  Rule: The filer is told why a transaction cannot be filed
    Scenario Outline: Type and status decide, in this order
      When an entity of the type "<type>" with the status "<status>" asks for the transaction "<transaction>"
      Then the obstacle to the transaction is "<reason>"

      Examples: Type and status fit
        | type | status | transaction | reason |
        | DLLC | GOOD   | REPORT      |        |
        | DLLC | VDISS  | AMD_LLC     |        |

      Examples: The type does not fit
        | type  | status | transaction | reason                                              |
        | DPC   | GOOD   | AMD_LLC     | This portal has no such form for this type of entity. The office tells you how to file it. |
        | DPC   | MERGED | AMD_LLC     | This portal has no such form for this type of entity. The office tells you how to file it. |
        | DLLC  | GOOD   | AMD_NPC     | This form is not available for this type of entity. |
        | DNC   | GOOD   | AMD_55      | This form is not available for this type of entity. |
        | TRDNM | GOOD   | REPORT      | This form is not available for this type of entity. |
        | DLLC  | GOOD   | ARTORG_LLC  | This form is not available for entities on record.  |
        | DPC   | GOOD   |             | This portal has no such form for this type of entity. The office tells you how to file it. |
        | DLLC  | GOOD   | NO_SUCH     | This form is not available for entities on record.  |

      Examples: The status leads to another form
        | type | status  | transaction  | reason                                                  |
        | DLLC | GOOD    | CURE_DLNQ    | An entity in good standing has nothing to cure.         |
        | DLLC | NONCOMP | CURE_DLNQ    | An entity that is not delinquent has nothing to cure.   |
        | DLLC | VDISS   | CURE_DLNQ    | A dissolved entity is reinstated instead.               |
        | DLLC | GOOD    | REINSTATE    | An entity that is not dissolved has nothing to reinstate. |
        | DLLC | DQQ     | REINSTATE    | An entity that is not dissolved has nothing to reinstate. |
        | DLLC | DQQ     | REPORT       | A delinquent entity has to cure its delinquency first.  |
        | DLLC | VDISS   | REPORT       | A dissolved entity has to be reinstated first.          |
        | DLLC | ADISS   | CHG_AGT_INFO | A dissolved entity has to be reinstated first.          |

      Examples: The status leaves nothing to file
        | type | status  | transaction | reason                                                            |
        | DLLC | DELAYED | CHG_ENT_ADR | The entity does not exist until its formation takes effect.       |
        | DLLC | DELAYED | AMD_LLC     | The entity does not exist until its formation takes effect.       |
        | DNC  | DELAYED | AMD_NPC     | The entity does not exist until its formation takes effect.       |
        | DC55 | DELAYED | AMD_55      | The entity does not exist until its formation takes effect.       |
        | DPC  | MERGED  | REPORT      | An entity that has withdrawn, converted or merged files nothing more. |
        | DLLC | CONV    | AMD_LLC     | An entity that has withdrawn, converted or merged files nothing more. |
        | DNC  | WTHDRN  | AMD_NPC     | An entity that has withdrawn, converted or merged files nothing more. |
        | DC55 | MERGED  | AMD_55      | An entity that has withdrawn, converted or merged files nothing more. |
        | DLLC | NEW     | REPORT      | This form is not available for the entity's status.               |
        | DLLC | NEW     | AMD_LLC     | This form is not available for the entity's status.               |
        | DNC  | NEW     | AMD_NPC     | This form is not available for the entity's status.               |
        | DC55 | NEW     | AMD_55      | This form is not available for the entity's status.               |

    @api-only
    Scenario Outline: The registry gives the same reason for an entity on record
      When the registry is asked whether the sample <persona> can file "<transaction>"
      Then the obstacle to the transaction is "<reason>"

      Examples:
        | persona                 | transaction | reason                                                    |
        | entity in good standing | CURE_DLNQ   | An entity in good standing has nothing to cure.           |
        | entity in good standing | REINSTATE   | An entity that is not dissolved has nothing to reinstate. |
        | entity that is dissolved | REPORT     | A dissolved entity has to be reinstated first.            |
        | entity in good standing | NO_SUCH     | This form is not available for entities on record.        |

      Examples: Nothing prevents it
        | persona                   | transaction | reason |
        | entity in good standing   | AMD_LLC     |        |
        | entity that is delinquent | CURE_DLNQ   |        |
        | entity that is dissolved  | REINSTATE   |        |
