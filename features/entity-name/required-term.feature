Feature: Terms that a name must have
  The name tells everybody who deals with the entity what it is, and who answers for its debts.

  Background:
    Given the filing is a limited liability company

  @W5-name-term
  Rule: The name of a limited liability company has one of the terms of 7-90-601, C.R.S.
    @api
    Scenario Outline: A term or abbreviation of a limited liability company is accepted
      When the name "<name>" is checked
      Then the message about the name is ""

      Examples: Every term
        | name                                   |
        | Juniper Flat limited liability company |
        | Juniper Flat ltd. liability company    |
        | Juniper Flat limited liability co.     |
        | Juniper Flat ltd. liability co.        |
        | Juniper Flat limited                   |
        | Juniper Flat l.l.c.                    |
        | Juniper Flat llc                       |
        | Juniper Flat ltd.                      |

      Examples: In any case of letters
        | name                                   |
        | Juniper Flat LLC                       |
        | Juniper Flat L.L.C.                    |
        | Juniper Flat, LLC                      |
        | Juniper Flat Limited Liability Company |
        | JUNIPER FLAT LTD.                      |

    @api
    Scenario Outline: A name without such a term is refused
      When the name "<name>" is checked
      Then the message about the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

      Examples: No term
        | name                     |
        | Juniper Flat             |
        | Juniper Flat Corporation |
        | Juniper Flat Inc.        |
        | Juniper Flat Company     |

      Examples: The letters of a term inside another word
        | name               |
        | Juniper Flatllc    |
        | Unlimited Junipers |
        | Hillcrest Junipers |

    @browser-only @W7-designator @W1-content
    Scenario: The filer reads which terms the name may have
      Given the filer is asked for the entity name
      Then the filer is told "The name of a limited liability company must include one of these terms or abbreviations"

    @browser-only
    Scenario: A filer whose name lacks the term is told so
      Given the filer is asked for the entity name
      When the filer enters "Juniper Flat" as the name
      And the filer continues
      Then the problem with the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

  @W5-name-term
  Rule: The name of a corporation has one of the terms of 7-90-601, C.R.S.
    Scenario Outline: A name of a corporation is accepted or refused
      Given the filing is a domestic profit corporation
      When the name "<name>" is checked
      Then the message about the name is "<message>"

      Examples: Every term
        | name                      | message |
        | Juniper Flat Corporation  |         |
        | Juniper Flat Incorporated |         |
        | Juniper Flat Company      |         |
        | Juniper Flat Limited      |         |
        | Juniper Flat Corp.        |         |
        | Juniper Flat Inc.         |         |
        | Juniper Flat Co.          |         |
        | Juniper Flat Ltd.         |         |

      Examples: None of them
        | name             | message                                                                                                                         |
        | Juniper Flat     | The name of this corporation does not include a required term or abbreviation. You must update or change the name at this time. |
        | Juniper Flat LLC | The name of this corporation does not include a required term or abbreviation. You must update or change the name at this time. |

  @T11-names
  Rule: The name of a nonprofit corporation or a cooperative may, but need not, have a term
    Scenario Outline: A name is free with a term and without one
      When the name "<name>" is checked for <filing>
      Then the message about the name is ""
      And the name is available

      @api
      Examples: Without a term
        | filing                                | name                    |
        | a domestic nonprofit corporation      | Friends of Juniper Flat |
        | an Article 55 cooperative association | Juniper Flat Growers    |
        | an Article 56 cooperative             | Juniper Flat Weavers    |

      Examples: With a term of its own, or of another type
        | filing                                | name                     |
        | a domestic nonprofit corporation      | Juniper Flat Corporation |
        | a domestic nonprofit corporation      | Juniper Flat Inc.        |
        | an Article 55 cooperative association | Juniper Flat Cooperative |
        | an Article 55 cooperative association | Juniper Flat Ass'n       |
        | an Article 55 cooperative association | Juniper Flat Company     |
        | an Article 56 cooperative             | Juniper Flat Coop        |
        | an Article 56 cooperative             | Juniper Flat LLC         |

    Scenario Outline: A term or an article alone is no name of these types either
      When the name "<name>" is checked for <filing>
      Then the message about the name is "Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name."

      Examples:
        | filing                                | name            |
        | a domestic nonprofit corporation      | The Corporation |
        | an Article 55 cooperative association | The Cooperative |
        | an Article 56 cooperative             | Ass'n           |

    Scenario Outline: The name on record of such an entity may stay as it is
      Given an entity that is in good standing is on record as "<name>"
      And the entity is <kind>
      Then the filer is asked whether the name changes

      Examples:
        | name                 | kind                                  |
        | Juniper Flat         | a domestic nonprofit corporation      |
        | Juniper Flat Growers | an Article 55 cooperative association |

    @browser-only
    Scenario Outline: The filer reads that no term has to be in the name
      Given the filing is <filing>
      And the filer is asked for the entity name
      Then the filer is told "<text>"

      Examples:
        | filing                                | text                                                                                                                 |
        | a domestic nonprofit corporation      | The name of a nonprofit corporation may include, but does not have to include, one of these terms or abbreviations   |
        | an Article 55 cooperative association | The name of a cooperative association may include, but does not have to include, one of these terms or abbreviations |
        | an Article 56 cooperative             | The name of a cooperative may include, but does not have to include, one of these terms or abbreviations             |

    @browser-only
    Scenario Outline: A filer continues with a name without a term
      Given the filing is <filing>
      And the filer is asked for the entity name
      When the filer continues with "<name>" as the name
      Then the filer is at the principal office address step

      Examples:
        | filing                                | name                   |
        | a domestic nonprofit corporation      | Friends of Shale Creek |
        | an Article 55 cooperative association | Shale Creek Growers    |
        | an Article 56 cooperative             | Shale Creek Weavers    |

  @W7-namevalid @api-only
  Rule: A name can be checked without asking whether it is free
    Scenario Outline: The name of a limited liability company
      When the registry is asked whether the name "<name>" is valid
      Then the registry finds the name <validity>

      Examples:
        | name                  | validity |
        | Alder Ridge Farms LLC | valid    |
        | Juniper Flat          | invalid  |
        | Café Boulder LLC      | invalid  |
        | [197 letters] LLC     | invalid  |
