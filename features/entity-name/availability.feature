Feature: Whether a name is free
  Two names are the same on the records when only capitals, punctuation, spaces, articles, an ampersand or the designator set them apart.

  @W4-name-outcomes @W5-name-taken @W7-nameavail @W2-entityname
  Rule: A name is free when it is distinguishable on the records from every name that is held
    @api
    Scenario Outline: A name is compared with a name on record
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked
      Then the name is <outcome>

      Examples: Not distinguishable
        | on record             | asked for                                   | outcome       |
        | Alder Ridge Farms LLC | Alder Ridge Farms LLC                       | not available |
        | Alder Ridge Farms LLC | ALDER RIDGE FARMS LLC                       | not available |
        | Alder Ridge Farms LLC | alder ridge farms, l.l.c.                   | not available |
        | Alder Ridge Farms LLC | Alder-Ridge Farms Ltd.                      | not available |
        | Alder Ridge Farms LLC | The Alder Ridge Farms LLC                   | not available |
        | Alder Ridge Farms LLC | AlderRidge Farms LLC                        | not available |
        | Alder Ridge Farms LLC | Alder Ridge Farms Limited Liability Company | not available |
        | Brook & Stone LLC     | Brook and Stone LLC                         | not available |
        | Brook & Stone LLC     | Brook AND Stone, Limited                    | not available |

      Examples: Distinguishable
        | on record             | asked for               | outcome   |
        | Alder Ridge Farms LLC | Alder Ridge Farm LLC    | available |
        | Alder Ridge Farms LLC | Alder Ridge Farms 2 LLC | available |
        | Brook & Stone LLC     | Brook or Stone LLC      | available |
        | Cole & A Plumbing LLC | Cole & Plumbing LLC     | available |

    Scenario Outline: The designator of the name on record does not set it apart
      Given the name "Alder Ridge Farms <designator>" is on record
      When the name "Alder Ridge Farms LLC" is checked
      Then the name is not available

      Examples:
        | designator                            |
        | Limited Liability Company             |
        | Ltd. Liability Company                |
        | Limited Liability Co.                 |
        | Ltd. Liability Co.                    |
        | Limited Liability Partnership         |
        | Limited Liability Limited Partnership |
        | Limited Partnership                   |
        | Professional Corporation              |
        | Limited                               |
        | Ltd.                                  |
        | L.L.C.                                |
        | LLP                                   |
        | LLLP                                  |
        | LP                                    |
        | P.C.                                  |
        | PLLC                                  |
        | Corporation                           |
        | Corp.                                 |
        | Incorporated                          |
        | Inc.                                  |
        | Company                               |
        | Co.                                   |
        | Cooperative                           |
        | Association                           |
        | Co-op                                 |

    @api
    Scenario: A name that is held is refused with the sentence of the office
      Given the name "Alder Ridge Farms LLC" is on record
      When the name "Alder Ridge Farms LLC" is checked
      Then the message about the name is "That name is already being used in Colorado."

    @browser-only
    Scenario: A filer whose name is held stays at the entity name
      Given the name "Alder Ridge Farms LLC" is on record
      And the filer is asked for the entity name
      When the filer continues with "alder ridge farms llc" as the name
      Then the problem with the name is "That name is already being used in Colorado."
      And the filer is at the entity name step

  @W4-name-outcomes @W5-name-reserved @W2-dialogs
  Rule: A reserved name is used only by who is authorized to use it
    @api
    Scenario: A reserved name is told apart from a held one
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      Then the name is reserved

    @browser-only
    Scenario: The filer must say whether the name may be used
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "Copper Lantern LLC" as the name
      Then the filer is asked whether the reserved name may be used

    @browser
    Scenario: A filer who is authorized continues with the reserved name
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "copper lantern llc" as the name
      And the filer answers "Yes" to the use of the reserved name
      Then the filer is at the principal office address step

    Scenario: The question must be answered
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      Then the message about the name is "Choose Yes or No."

    Scenario: The reserved name is stored as the registry returns it
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "copper lantern, llc" is checked
      And the filer answers "Yes" to the use of the reserved name
      Then the name is stored as "Copper Lantern LLC"
      And the message about the name is ""

    @browser
    Scenario: A filer who is not authorized chooses another name
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "Copper Lantern LLC" as the name
      And the filer answers "No" to the use of the reserved name
      Then the name reads ""

  @W4-name-outcomes
  Rule: Editing the name forgets what the registry said of the name before
    Scenario: The reservation and its answer are forgotten
      Given the filer is authorized to use the reserved name "Copper Lantern LLC"
      When the filer changes the name to "Copper Lamp LLC"
      Then the availability of the name is unknown

  @W4-name-outcomes @W5-name-taken
  Rule: What the registry says decides the outcome
    Scenario Outline: Each answer of the registry has one outcome
      When the registry says that the name is <validity>, <availability> and <reservation>
      Then the name is <outcome>

      Examples:
        | validity | availability | reservation  | outcome       |
        | valid    | available    | not reserved | available     |
        | valid    | available    | reserved     | reserved      |
        | valid    | taken        | reserved     | reserved      |
        | valid    | taken        | not reserved | not available |
        | invalid  | available    | not reserved | invalid       |
        | invalid  | taken        | not reserved | invalid       |
        | invalid  | available    | reserved     | invalid       |
        | invalid  | taken        | reserved     | invalid       |

    Scenario: A filer who is not authorized starts over
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      And the filer answers "No" to the use of the reserved name
      Then the name is stored as ""
      And the availability of the name is unknown
