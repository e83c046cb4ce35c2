Feature: Environments of the portal

  @W9-version
  Rule: Every environment has its business home, its forms, its down notice and its filing-issue notice
    Scenario Outline: Where the portal is tried out, the way to the forms is the developer home
      Given the portal runs in the environment "<environment>"
      Then its notices and forms are found at:
        | place               | address                     |
        | business home       | /business/filing/devapphome |
        | forms               | /business/filing/devapphome |
        | down notice         | /business/down              |
        | filing-issue notice | /business/filingissue       |

      Examples:
        | environment |
        | local       |
        | dev         |
        | qa          |

    Scenario Outline: Where it is used, the way to the forms is the portal's own home
      Given the portal runs in the environment "<environment>"
      Then its notices and forms are found at:
        | place               | address               |
        | business home       | /business             |
        | forms               | /business             |
        | down notice         | /business/down        |
        | filing-issue notice | /business/filingissue |

      Examples:
        | environment |
        | client      |
        | prod        |
