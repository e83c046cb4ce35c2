Feature: Menu of the portal
  Everybody finds what they may do, and nothing that would only be refused.

  @A2-nav
  Rule: The menu offers what its reader has to do with
    Scenario Outline: A filer's menu
      When a filer opens the menu in the environment "<environment>"
      Then the menu offers "<offered>"

      Examples: Where the portal is tried out
        | environment | offered                                                                                            |
        | local       | Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State |
        | dev         | Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State |
        | qa          | Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State |

      Examples: Where it is used
        | environment | offered                                                                                |
        | client      | Business home, Search business database, Tips for searching, FAQ, Tutorials & training |
        | prod        | Business home, Search business database, Tips for searching, FAQ, Tutorials & training |
        | elsewhere   | Business home, Search business database, Tips for searching, FAQ, Tutorials & training |

    Scenario Outline: An administrator's menu is the same everywhere
      When an administrator opens the menu in the environment "<environment>"
      Then the menu offers "Pending Queue, Change Password, Logout"

      Examples:
        | environment |
        | local       |
        | dev         |
        | qa          |
        | client      |
        | prod        |

    Scenario Outline: Where a filer's menu leads
      When a filer opens the menu in the environment "qa"
      Then the menu entry "<way>" leads to "<place>"

      Examples:
        | way                      | place                      |
        | Business home            | /business                  |
        | Search business database | /business/search           |
        | Tips for searching       | /business/help/searching   |
        | FAQ                      | /business/help/questions   |
        | Tutorials & training     | /business/help/tutorials   |
        | Show State               | /business/filing/showstate |

    Scenario Outline: Where an administrator's menu leads
      When an administrator opens the menu in the environment "prod"
      Then the menu entry "<way>" leads to "<place>"

      Examples:
        | way             | place                        |
        | Pending Queue   | /business/admin/pendingqueue |
        | Change Password | /business/changePassword     |
        | Logout          | /business/logout             |

    Scenario: A filer who has logged in to secure filing changes the password and logs out
      When a secure filer opens the menu in the environment "prod"
      Then the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Change Password, Logout"
