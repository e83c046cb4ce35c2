Feature: Which transactions an entity on record may file
  What an entity may file now depends on its type and on its status. Who asks for something else is told why it cannot be filed.

  @W7-available @W2-intro
  Rule: A transaction is open to entities of some types
    Scenario Outline: The types of entities that a transaction is open to
      When somebody asks who may file the transaction "<transaction>"
      Then it is open to entities of the types "<types>"

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

  @W7-available @W2-intro @W4-name-suffix
  Rule: A transaction is open to entities of some statuses
    Scenario Outline: The statuses that a transaction is open to
      When somebody asks who may file the transaction "<transaction>"
      Then it is open to entities of the statuses "<statuses>"

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
      When an entity of the type "<type>" and the status "<status>" asks for the transaction "<transaction>"
      Then what stands in its way is "<reason>"

      Examples: Type and status fit
        | type | status | transaction | reason |
        | DLLC | GOOD   | REPORT      |        |
        | DLLC | VDISS  | AMD_LLC     |        |

      Examples: Something does not
        | type  | status  | transaction | reason                                               |
        | DLLC  | VDISS   | REPORT      | This form is not available for the entity's status.  |
        | DLLC  | DELAYED | CHG_ENT_ADR | This form is not available for the entity's status.  |
        | DPC   | GOOD    | AMD_LLC     | This form is not available for this type of entity.  |
        | DPC   | MERGED  | AMD_LLC     | This form is not available for this type of entity.  |
        | TRDNM | GOOD    | REPORT      | This form is not available for this type of entity.  |
        | DLLC  | GOOD    | ARTORG_LLC  | This form is not available for entities on record.   |
        | DLLC  | GOOD    | NO_SUCH     | This form is not available for entities on record.   |
        | DLLC  | NEW     | AMD_LLC     | This form is not available for the entity's status.  |

    @api-only
    Scenario Outline: The registry gives the same reason of an entity on record
      When the registry is asked whether the sample <persona> may file "<transaction>"
      Then what stands in its way is "<reason>"

      Examples:
        | persona                   | transaction | reason                                              |
        | entity in good standing   | AMD_LLC     |                                                     |
        | entity in good standing   | CURE_DLNQ   | This form is not available for the entity's status. |
        | entity that is delinquent | CURE_DLNQ   |                                                     |
        | entity that is dissolved  | REINSTATE   |                                                     |
        | entity in good standing   | NO_SUCH     | This form is not available for entities on record.  |
